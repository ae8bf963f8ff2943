// Illnesses, injuries and manners of death, by how sure a word is; phrases are parted by commas, case and accents do not matter.

/** Long words of illness that are recognised with one letter wrong, missing, too many or two changed round. */
export const oftenMisspelt =
  "pneumonia, alzheimers, alzheimer, oldtimers disease, alheimers, alztheimers, parkinsons, dementia, cirrhosis, leukemia, lymphoma, carcinoma, melanoma, metastatic, metastasis, metastasized, aneurysm, hemorrhage, hemorrhagic, emphysema, diabetes, diabetic, septicemia, hypertension, fibrillation, myocardial, infarction, pulmonary, embolism, thrombosis, pancreatic, pancreatitis, esophageal, congestive, asphyxiation, strangulation, hypothermia, glioblastoma, encephalopathy, atherosclerosis, arteriosclerosis, cardiomyopathy, cardiopulmonary, mesothelioma, fentanyl, schizophrenia, respiratory, alcoholism, amyotrophic, bronchitis, meningitis, hepatitis, peritonitis";

/** These tell why somebody died wherever they stand. */
export const sureIllnesses = `
his sugar, her sugar, their sugar, blood sugar, blood sugars, sugar diabetes, bad sugar, high sugar, low sugar, years of drinking, drank himself, drank herself, his drinking, her drinking, drinking caught up, drinking got, the sugar got, sugar got him, sugar got her, was the sugar, needle in arm, needle in his arm, needle in her arm, mets everywhere, mets all over, his blood pressure, her blood pressure, his pancreas, her pancreas, was als, its als, se ahogo, ahogamiento, ahogado, ahogada, odd in, od d, caught up to him, caught up to her, caught up with him, caught up with her
cancer, cancers, cancerous, carcinomatosis, hepatocellular, small cell lung, widely metastatic, wasting syndrome, canser, kancer, carcinoma, adenocarcinoma, sarcoma, osteosarcoma, melanoma, lymphoma, leukemia, leukaemia, myeloma, mesothelioma
glioblastoma, gbm, glioma, neuroblastoma, blastoma, astrocytoma, tumor, tumors, tumour, tumours, malignancy, malignant, neoplasm, metastatic, metastasis
metastases, metastasized, metastasised, nsclc, sclc, hcc, aml, cll, cml, mds, myelodysplastic, myelofibrosis, cholangiocarcinoma, oncology patient
heart attack, heart attacks, cardiac arrest, cardiac event, heart failure, chf, hfref, hfpef, ascvd, ashd, hcvd, pvd, coronary, coronary artery disease
myocardial infarction, infarction, infarct, stemi, nstemi, nstemis, asystole, vfib, v fib, vtach, v tach, afib, a fib, arrhythmia, dysrhythmia, fibrillation
cardiomyopathy, endocarditis, myocarditis, pericarditis, tamponade, aneurysm, aneurysms, aortic dissection, dissection of the aorta, aortic stenosis, stenosis, triple a rupture
pea arrest, atherosclerosis, atherosclerotic, arteriosclerosis, arteriosclerotic, hypertension, hypertensive, htn, high blood pressure, hypotension, cardiogenic, cardiopulmonary arrest
cardiorespiratory arrest, cardio respiratory arrest, congestive heart, enlarged heart, cardiomegaly, cor pulmonale, bradycardia, tachycardia, embolism, embolus, emboli, thrombosis, dvt
stroke, strokes, cva, cvas, brain bleed, brain dead, brain death, sdh, subdural, subarachnoid, hematoma, intracranial, intracerebral, intraparenchymal, herniation
hemorrhage, hemorage, hemorrage, hemmorage, hemmorhage, hemorrhages, hemorrhagic, hemorrhaging, haemorrhage, hemorrhaged, anoxic, anoxia, hypoxia, hypoxic, encephalopathy, encephalitis, meningitis, hydrocephalus, seizure, seizures, epilepsy, epileptic
dementia, demented, alzheimers, alzheimer, alzheimer disease, lewy body, lewy bodies, lewy, parkinsons, parkinson disease, parkinsonism, huntingtons, huntington disease, creutzfeldt, cjd, lou gehrigs
multiple sclerosis, muscular dystrophy, amyotrophic lateral sclerosis, sclerosis, supranuclear palsy, cerebral palsy, guillain barre, myasthenia, myasthenia gravis, hodgkins, spinal cord injury, senile degeneration, cerebral atrophy, pick disease
copd, emphysema, pneumonia, numonia, newmonia, pneumonias, pna, bronchitis, asthma, pneumonitis, pulmonary fibrosis, fibrosis, aspiration, aspirated, aspirating, ards, pneumothorax, hemothorax, pleural effusion, pulmonary edema, blood clot, blood clots
respiratory failure, respiratory arrest, respiratory distress, resp failure, resp arrest, resp distress, ipf, cystic fibrosis, sarcoidosis, silicosis, black lung, asbestosis, sleep apnea
kidney failure, renal failure, esrd, eskd, ckd, aki, uremia, uremic, nephropathy, nephritis, hepatorenal, chest pain, chest pains, difficulty breathing, trouble breathing, knee replacement, hip replacement, shoulder replacement, post op, stopped dialysis, off dialysis, dialysis patient, end stage renal, end stage kidney
liver failure, cirrhosis, cirrhotic, hepatitis, esld, jaundice, ascites, varices, esophageal varices, pancreatitis, gi bleed, gi bleeding, bowel obstruction, bowel perforation
perforated bowel, volvulus, c diff colitis, perf ulcer, perforated ulcer, bleeding ulcer, peptic ulcer, perf viscus, perforated viscus, appendicitis, ischemic bowel, ischemia, ischemic, peritonitis, diverticulitis, colitis, crohns, ulcerative, sepsis, septic, septicemia, bacteremia, urosepsis, uti, utis, gangrene, necrotizing fasciitis, necrotizing, osteomyelitis, cellulitis
diabetes, diabetic, diabetics, dka, iddm, niddm, dm2, dm1, t2dm, hyperglycemia, hypoglycemia, hyperkalemia, failure to thrive, ftt, aftt, adult failure to thrive, malnutrition, cachexia, dehydration, anorexia, bulimia, obesity
lupus, amyloidosis, rheumatoid arthritis, scleroderma, sickle cell, anemia, hemophilia, down syndrome, downs syndrome, multi organ failure, multiorgan failure, msof, multisystem organ failure, organ failure
on dialysis, on hemodialysis, his dialysis, her dialysis, dialysis pt, dialysis three times, missed dialysis, chemo, chemotherapy, radiation treatment, radiation treatments, radiation therapy, organ transplant, kidney transplant, liver transplant, heart transplant, lung transplant, bypass surgery, open heart surgery, open heart, burst appendix, ruptured appendix, water on the lungs, water on his lungs, water on her lungs, fluid on the lungs, fluid in the lungs, fluid around the heart, fluid on his lungs, fluid on her lungs, the big c, big c, flesh eating, myelodysplasia, polycythemia, neutropenia, pancytopenia, spot on the lung, spot on his lung, spot on her lung, spots on, bad ticker, shortness of breath, short of breath, couldnt breathe, could not breathe, stopped breathing, lou gehrig, mad cow, wernicke, prion disease, sepsis shock, blood poisoning, water poisoning, kidney stones, gallstones, shingles pain, bedsores, bed sores, decubitus, pressure ulcer, pressure ulcers, pressure sores
syphilis, gonorrhea, chlamydia, herpes, terminal illness, terminally ill, chronic illness, comorbidities, full blown aids, hiv, schizophrenia, bipolar, depression, alcoholism, alcoholic, cirrhosis of the liver
sudden cardiac, sids, suids, sudden infant death, placental abruption, preeclampsia, eclampsia, prematurity, anencephaly, trisomy, trisomy 18, covid pneumonia, covid related, covid complications, tox pending, toxicology pending, pending toxicology, pending tox
`;

/** Injuries and manners of death that tell it wherever they stand. */
export const sureInjuries = `
suicide by hanging, suicide by gunshot, suicide by gun, suicide, suicidal, hung self, shot self, hanged self, suicides, took his own life, took her own life, took their own life, taken his own life, taken her own life, killed himself, killed herself, hung himself, hung herself, hanged himself, hanged herself
hanging himself, hanging herself, found hanging, found hanged, death by hanging, self inflicted, shot himself, shot herself, slit his wrists, slit her wrists, siw, sigsw, homicide, homicides, murder, murdered, murder suicide, manslaughter
gsw, gsws, gunshot, gunshots, gun shot, shotgun wound, bullet wound, multiple gunshot, was shot, been shot, got shot, stab wound, stab wounds, stabbed, stabbing, beaten to death, bludgeoned, strangled, strangulation
overdose, overdosed, over dosed, oded, drug overdose, fentanyl, heroin, opioid, opioids, opiate, meth, methamphetamine, cocaine, drug toxicity, polysubstance, alcohol poisoning, drug use, drug abuse, iv drug, narcan, intoxication, poisoning, poisoned
carbon monoxide, co poisoning, co exposure, co intoxication, co toxicity, co inhalation, co death, co deaths, smoke inhalation, drowned, drowning, asphyxia, asphyxiation, asphyxiated, suffocated, suffocation, choked, choked to death, choking, electrocuted, electrocution, hypothermia, hyperthermia, heat stroke, heatstroke, froze to death, frozen to death
mva, mvas, mvc, mvcs, car accident, car crash, car wreck, auto accident, motor vehicle accident, motor vehicle collision, motor vehicle crash, vehicle accident, motorcycle accident, motorcycle crash, motorcycle wreck, auto wreck, truck wreck, auto vs pedestrian, pedestrian vs auto, pedestrian vs vehicle, pedestrian vs train, auto ped, traffic accident, truck accident, atv accident, rollover accident
a head on, head on on, head on out on, head on at, the head on, head on collision, head on crash, head on wreck, wreck head on, wrecks head on, crash head on, head on with, rollover, rollovers, rollover crash, rollover wreck, t boned, single car accident, one car accident, single vehicle accident, single vehicle crash, two car accident, in a wreck, in the wreck, from a wreck, from one wreck, from the wreck, same wreck, one wreck, pedestrian struck, hit by a car, struck by a car, hit by a train, struck by a train, hit by a truck, struck by a truck, plane crash, house fire, died in a fire, burned in a fire, burned to death, thermal injuries, third degree burns, degree burns
blunt force, blunt trauma, polytrauma, multiple trauma, crush injury, crush injuries, crushed to death, crushed by, decapitated, decapitation, exsanguination, exsanguinated, bled out, bled to death, skull fracture, hip fracture, broken hip, fractured hip, broken neck, fractured skull
tbi, traumatic brain, traumatic injury, traumatic injuries, multiple injuries, multiple traumatic, closed head injury, internal injuries, accidental drowning, accidental fall, after a fall, after falling, from a fall, mechanical fall, ground level fall, glf, fell and hit, unwitnessed fall, workplace accident, work accident, industrial accident, farm accident, tractor accident, tractor rollover, anaphylaxis, bee sting, bee stings, snake bite, snakebite, anaphylactic, allergic reaction
fell down the stairs, fell down stairs, fell down the steps, fell off a ladder, fell off the ladder, fell off ladder, fell off a roof, fell off the roof, fell off roof, fell from a, fell from the, fell out of bed, fell out of his, fell out of her, fell out of a, had a fall, took a fall, a bad fall, fell in the tub, fell in the shower, fell in the bathroom, fell in the kitchen, fell at home, fall at home, fall from, fall off, fall down stairs, status post fall, s p fall
hit his head, hit her head, struck his head, struck her head, bottom of the stairs, bottom of stairs, foot of the stairs, took pills, took too many pills, took all his pills, took all her pills, bottle of pills, hit by truck, hit by train, hit by car, hit by bus, hit by a bus, hit by vehicle, hit by a vehicle, struck by vehicle, struck by a vehicle, struck by train, struck by car, struck by truck, train vs ped, train vs pedestrian, train vs car, train vs truck, train vs, vs train, car vs, truck vs, vs tree, vs pole, vs ped, vs pedestrian, rolled his truck, rolled her car, rolled his car, rolled the tractor, rollover crash, vehicle rollover, single vehicle
then coded, and coded, coded x, coded x2, coded x3, coded this, coded at, coded on, coded twice, coded again, went down in, went down at, went down on, went down while, dropped dead, dropped in the, keeled over, collapsed at, collapsed in, collapsed on, collapsed while, collapsed during, off the ventilator, off the vent, off of the ventilator, life support, was intubated, terminal extubation, compassionate extubation, been drinking, was drinking, drinking again, intoxicated, died in surgery, died during, during surgery, during a procedure, during the procedure, during bypass, during an operation, on the operating table, on the table during, jumped off, jumped from, jumped in front, broke her hip, broke his hip, broke her neck, broke his neck, drank himself, drank herself, drank too much, od at home, od in, ods, bled internally, internal bleeding, bleeding internally, he coded, she coded, pt coded, patient coded, coded in, code blue, flatlined, flat lined, ladder fall, electric shock, lightning, mauled, trampled, heat exhaustion, exposure to cold, gas leak death, poison, carbon monoxide leak, pinned under, crushed under, buried in
natural causes, natural cause, natural death, old age, just old age, undetermined manner, accidental death, accidental overdose, surgical complications, complications after surgery, complications following surgery, complications of surgery, complications from surgery, post op complications
`;

/** The same in Spanish. */
export const sureSpanish = `
cáncer, tumor, leucemia, linfoma, metástasis, infarto, ataque al corazón, ataque cardíaco, paro cardíaco, paro cardiaco, paro respiratorio, paro cardiorrespiratorio, insuficiencia renal, insuficiencia cardíaca, insuficiencia hepática
insuficiencia respiratoria, insuficiencia, derrame cerebral, derrame, embolia, hemorragia, neumonía, pulmonía, diabetes mellitus, mal de parkinson, mal de alzheimer, cirrosis, hepatitis, demencia, demencia senil, alzhéimer, septicemia, sepsis, hipertensión, presión alta, fallo renal, fallo cardíaco
fallo multiorgánico, falla renal, falla cardíaca, falla multiorgánica, fallo hepático, enfermedad del corazón, enfermedad de los riñones, enfermedad renal, enfermedad pulmonar, enfermedad cardíaca, enfermedad hepática, enfermedad terminal, epoc, enfisema, asma, vih, sida
lo atropellaron, la atropellaron, lo mataron, la mataron, lo balearon, la balearon, le dispararon, lo apuñalaron, la apuñalaron, se cayó, se colgó, se disparó, se ahorcaba, un balazo, suicidio, se suicidó, se quitó la vida, se ahorcó, ahorcado, ahorcada, homicidio, asesinado, asesinada, asesinato, sobredosis, balazo, balazos, herida de bala, heridas de bala, disparo, apuñalado, apuñalada, ahogado, ahogada, ahogamiento, accidente de auto, accidente de carro
accidente automovilístico, accidente de tránsito, atropellado, atropellada, choque automovilístico, causas naturales, muerte natural, vejez, traumatismo, aneurisma, esclerosis, cardiopatía, neumopatía, tuberculosis pulmonar, covid grave
`;

/** An organ tells nothing by itself; with an ailment or a word such as "bad" it does. */
export const organs = `
heart, hearts, pulm, cardiac, cardiopulmonary, circulatory, aaa, triple a, appendix, hepatic, mouth, peritoneal, spinal cord, cardio, cardiovascular, valve, aortic, aorta, artery, arteries, carotid, vascular, kidney, kidneys, renal, liver, lung, pulm, lungs, pulmonary, resp, respiratory, breathing, brain, cerebral, cerebrovascular
breast, colon, colorectal, rectal, rectum, prostate, pancreas, pancreatic, ovarian, ovary, ovaries, uterine, uterus, cervical, endometrial, bladder, stomach, gastric, esophageal, esophagus, throat, thyroid, bone, bones, bone marrow, blood, skin, oral, tongue, jaw
bowel, intestinal, intestine, colon and rectal, gallbladder, bile duct, spleen, lymph, lymph node, lymph nodes, adrenal, testicular, gi, gu, abdominal, organ, organs, multi organ, multi system, multisystem, nervous system, autoimmune, neurological, neuro, spinal, spine
corazón, pulmón, pulmones, hígado, riñón, riñones, páncreas, próstata, mama, seno, estómago, cerebro, cerebral, renal, hepática, cardíaca, pulmonar
`;

/** Parts of the body that an injury may follow or precede. */
export const bodyParts =
  "head, skull, neck, chest, torso, face, facial, hip, hips, femur, pelvis, pelvic, leg, arm, rib, ribs, back, shoulder, wrist, ankle, cabeza, cuello, pecho, cadera";

/** What is wrong with an organ. "ca" is also California, so it needs the organ or a grade. */
export const ailments = `
failure, arrest, attack, disease, diseases, ca, cancer, mass, masses, lesion, lesions, bleed, bleeding, bleeds, clot, clots, embolus, infection, infections, blockage, blockages, rupture, ruptured, perforation, obstruction, shutdown, dysfunction, insufficiency
shock, collapse, toxicity, disorder, syndrome, edema, abscess, ulcer, ulcers, spasm, swelling, pain, pains, defect, transplant rejection, rejection, necrosis, atrophy, exacerbation, crisis, degeneration, dz, dse, fx, inflammation, event, episode, bypass complications
enfermedad, falla, fallo, ataque, infección
`;

/** What is wrong in words that mean other things too; only an organ beside them makes them an illness. */
export const vagueAilments =
  "were done, was done, eaten up, come back, came back, come from, came from, took him down, took her down, took him, took her, took them, took mom, took dad, got him, got her, got to him, got to her, finally got him, finally got her, gave up, gave up on him, gave up on her, went bad, gave out on him, gave out on her, went out on him, went out on her, played out, wore out, just wore out, couldnt keep up, could not keep up, went, fallaba, le fallaba, le fallo, ya no le funcionaba, ya no funcionaba, trouble, troubles, problem, problems, issue, issues, condition, conditions, complication, complications, failed, failing, quit, gave out, gave way, shut down, shutting down, stopped, stopped working, stopped beating, just stopped, just quit, just gave out, is bad, was bad, were bad, was failing, were failing";

/** What is wrong with a part of the body. */
export const injuries =
  "trauma, traumas, injury, injuries, wound, wounds, fracture, fractures, fractured, fx, broken, laceration, lacerations, burn, burns, contusion, bleed, hematoma, herida, heridas, fractura, golpe en la";

/** Before an organ these say enough: "a bad heart". */
export const badOrgans =
  "bad, weak, necrotic, ischemic, failing, failed, enlarged, clogged, blocked, bleeding, ruptured, collapsed, perforated, diseased, scarred, infected, leaky, punctured, poor";

/** They belong to the illness beside them and mean nothing alone. */
export const grades = `
possible, poss, probable, prob, suspected, suspect, likely, presumed, acute, chronic, severe, massive, major, mild, advanced, aggressive, congestive, hypoxemic, hypovolemic, hemorrhagic, ischemic, vascular, mixed, senile, early onset, traumatic, systolic, diastolic
recurrent, recurring, progressive, uncontrolled, untreated, inoperable, refractory, decompensated, complications of, complications from, history of, hx of, hx, h o, s p, status post, new onset
posible, avanzado, avanzada, agudo, aguda, crónico, crónica, fulminante, masivo, severo, metastásico, metastásica
`;

/** The same, and an organ behind them is enough: "end stage liver". */
export const stages = `
terminal, end stage, endstage, late stage, final stage, stage, stage one, stage two, stage three, stage four, stage i, stage ii, stage iii, stage iv, stage 1, stage 2, stage 3, stage 4, stage 5, grade 3, grade 4
type 1, type 2, type i, type ii, small cell, non small cell, squamous cell, basal cell, triple negative, non hodgkins
`;

/** They belong to an illness that stands beside them, and tell nothing more. */
export const decorations =
  "bilateral, double, sudden, left sided, right sided, upper, lower, left, right, multiple, multi, recent, previous, prior, unspecified, primary, secondary, nos, small, large, long standing, longstanding, old, very, bad, big";

/** Abbreviations and names that mean other things too; a grade beside them or "had" before them makes them an illness. */
export const doubtfulIllnesses =
  "mi, pe, ms, od, aids, hf, cp, dm, af, ra, vt, dic, etoh, co, parkinson, huntington, hodgkin, a bleed, the flu, a clot, ca";

/** Abbreviations that are names or other words when they are not written in capitals: "Nash", "Al's", "key pad", "la tía". */
export const capitalIllnesses =
  "sob, cad, pad, nash, als, gib, mof, arf, ich, tia, tias, mets, ami, mods, pml, scc, sah, psp, sbo, ugib, ivh, iph, scd, cabg, lbd, ftd, nph, sca, vf";

/** Beside these such an abbreviation is no illness: "CAD #26-11", "PAD site". */
export const notIllnessesBeside =
  "no, num, number, id, incident, event, log, system, dispatch, call, calls, unit, site, code, key, concrete, gate, door, launch, parking, helicopter, slide, side, office, room, county, cap, hat, jersey, fan, game, shirt";

/** A sentence of nothing but one of these tells why: "He lost a lot of weight. Pancreas." */
export const bareCauses =
  "heart, his heart, her heart, ticker, lungs, lung, liver, pancreas, kidneys, kidney, prostate, breast, colon, brain, stomach, esophagus, ovaries, bladder, throat, pancreatic, ovarian, colorectal, esophageal, renal cell, trauma, traumas, burns, injuries, head injury, fall, a fall, bad fall, fell, wreck, a wreck, crash, accident, an accident, fire, fumes, gas, pills, exposure, drugs, shooting, jumped, jumper, alcohol, drink, corazon, pulmones, higado, rinones, prostata, estomago, caida, una caida, accidente, choque, incendio";

/** The same, but only in the middle of a line, where no state or title is listed: ". CO." */
export const bareAbbreviations =
  "co, mi, pe, od, ms, hf, ra, dm, vt, dic, ca, etoh, flu, the flu, flu a, flu b, covid, tb, hep c";

/** Contagion is told to the crew; only as a cause is it withheld. */
export const contagions =
  "tb, tuberculosis, mrsa, vre, esbl, cre, c diff, cdiff, clostridium difficile, influenza, flu, influenza a, influenza b, rsv, norovirus, covid, covid 19, coronavirus, shingles, scabies, hep c, hep b, hepatitis c, hepatitis b, monkeypox, mpox";

/** Words that join the parts of one illness or two illnesses. */
export const illnessLinks =
  "and, of, the, to, into, with, w, in, from, due to, secondary to, d t, 2 2, plus, on, a, an, his, her, their, both, then, y, de, del, la, el, los, las, con, e, en, a los, al, was, were, is, had, just";

/** Phrases that hold such a word and tell nothing. */
export const harmless = `
chemo precautions, chemo precaution, insulin pump, insulin pumps, lightning rod, single vehicle access, dialysis port, dialysis catheter, dialysis access, radiation precautions, fall risk, fall from her bed rail, stopped breathing about, quit breathing at, quit breathing about, quit breathing around, stopped breathing at, stopped breathing around, stopped breathing just, breathing stopped at, breathing stopped around, asystole at, asystole verified, asystole confirmed, asystole noted, asystole since, asystole witnessed, time of asystole, date of asystole, moment of asystole, asystole time, asystole apnea, apnea asystole, asystole and apnea, apnea and asystole, cardiac death, car vs van, hearing aid, hearing aids, band aid, band aids, first aids, sacred heart, bleeding heart, bleeding hearts, immaculate heart, purple heart, heart of mary, heart of jesus, heart of, broken heart, by heart, heart felt, heart shaped, stroke of, infection control, infection precautions, infection precaution, infection risk
organ donor, organ donation, organ procurement, organ tissue, head injury unit, back problems, bad back, lung donor, kidney donor, natural gas, blood spill, blood draw, skin donor, bone donor, heart valve donor, heart valves donated, depression in the road, a depression
head of bed, head of the bed, body mass, catholic mass, funeral mass, memorial mass, mass of christian burial, mass at, the mass, mass card, septic tank, septic field, septic system, septic lid, crushed stone, crushed rock, crushed shell, crushed gravel, gas shutdown
panic attack, dog attack, left arm of, right arm of, fire marshal, shot gun house, shotgun house, hip replacement, knee replacement, back injury, driver injury, prior to, previous to, left of, right of, on the left, on the right, primary contact, primary care, secondary contact
blood pressure cuff, blood type, breathing machine, skin tear, skin tears, heart monitor, choked up, choked with, frozen pipes, meth lab, power failure, lift failure, elevator failure, brake failure, lock failure, gate failure
coronary care unit, coronary care, cardiac care unit, cancer hospital, cancer care, stroke care, dementia care, alzheimers care, cancer treatment center, cancer treatment centers, trauma bay, trauma room, trauma team, mama de, la mama, su mama, mi mama
`;

/** A place that treats an illness is a place. */
export const placeWords =
  "center, centre, clinic, institute, unit, ward, wing, icu, foundation, society, association, research, fund, walk, registry";

/** A street, a road or a town may bear such a name: "Stroke St". */
export const streetWords = "st, street, rd, road, ave, avenue, way, ln, lane, dr, drive, blvd, ct, court, pl, place";
