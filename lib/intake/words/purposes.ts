// What tells a first call from every other message, as phrases parted by commas; case and accents do not matter.

/** Facts of a death that is being reported; each line counts once. */
export const callFacts = {
  person: `
decedent, decedents, deceased, deceased name, name of deceased, name of decedent, dec, decd, difunto, difunta, fallecido, fallecida, the body, her body, his body, remains ready, body ready, nombre del fallecido, nombre del difunto, occiso, finado, finada, descendant name, dcsd, dec name`,
  death: `
died, ctb, ceased to breathe, slipped away, passed peacefully, gone home to be with the lord, went home to be with the lord, went home to the lord, went home to god, went home to jesus, went home to glory, went to the lord, went to glory, gone to glory, gone to her reward, gone to his reward, was called home, didnt make it, did not make it, didnt pull through, went to be with the lord, took her last breath, took his last breath, passed away, passed on, passed at, passed this, passed about, passed around, passed in her sleep, passed in his sleep, just passed, has passed, had passed, passed today, passed tonight, passed last night, expired at, expired, expiration, pronounced, pronounced by, pronounced at, time of death, tod, time of passing, date of death, dod, date of passing, gone to be with the lord, gone to be with, gone to heaven, gone home to
hes cold, shes cold, is cold to the touch, not breathing, isnt breathing, wasnt breathing, no heartbeat, wont wake up, went peacefully, in his sleep, in her sleep, home to god, ya descansa, its finally over, last breath, we lost, death call, death at, a death, death note, unresponsive, no pulse, resident pass, patient pass, resident passed, patient passed, passing at, had a passing, fallecimiento, fallecio, murio, defuncion, hora de defuncion, fecha de defuncion, deceso, is gone, found dead, is deceased, doa, stillborn, stillbirth, fetal demise, iufd, hes gone, shes gone, is dead, found her dead, found him dead, stopped breathing, no longer with us, has left us, hospital death, home death, residence death, coroner death, facility death, hospice death, fallecer, who passed, who died, person passed`,
  removal: `
first call, 1st call, got one at, have one at, has one at, got one in, have one in, have one for pickup, got one for pickup, removal needed, removal request, removal at, removal from, need removal, needs a removal, wants removal, residence removal, house removal, hospital removal, requesting removal, request a removal, request removal, new one, new call, got one for you, one for you, pick up at, pickup at, pick up location, pickup location, pickup address, pick up address, pickup from, pick up from, transport from, transfer from, come get him, come get her, come and get him, come and get her, come pick him up, come pick her up, come pick up my, come for him, come for her, need a removal, needs removal, ready for release, cleared for release, cleared to go, cleared for pickup, ok for release, available for pickup, ready to go, ready for pickup, got one over at, have one over at, got a removal, have a removal, died, ctb, ceased to breathe, slipped away, passed peacefully, gone home to be with the lord, gone to be with the lord, gone to be with, gone to heaven, gone to glory, gone home to, went home to be with the lord, went to be with the lord, took her last breath, took his last breath, passed away, passed on, passed at, passing was, death was at, passed this, passed about, passed around, passed in her sleep, passed in his sleep, just passed, has passed, had passed, passed today, passed tonight, passed last night, expired at, expired, expiration, pronounced, pronounced by, pronounced at, time of death, tod, time of passing, date of death, dod, date of passing, hes cold, shes cold, is cold to the touch, not breathing, isnt breathing, wasnt breathing, no heartbeat, wont wake up, went peacefully, in his sleep, in her sleep, home to god, ya descansa, its finally over, last breath, we lost, death call, death at, a death, death note, unresponsive, no pulse, resident pass, patient pass, resident passed, patient passed, passing at, had a passing, fallecimiento, fallecio, murio, defuncion, hora de defuncion, fecha de defuncion, deceso, is gone, found dead, is deceased, doa, stillborn, stillbirth, fetal demise, iufd, hes gone, shes gone, is dead, found her dead, found him dead, stopped breathing, no longer with us, has left us, hospital death, home death, residence death, coroner death, facility death, hospice death, fallecer, who passed, who died, person passed, one pending at, pending pickup, pending removal
ready for pick up, ready for removal, ready now, rdy now, ok to release, ready to be picked up, body release, releasing authority, release to, vengan por, recoger, lista para recoger, listo para recoger, traslado, remains delivered to, place of death, pod, location of death, location of deceased, location of decedent, fcr new call`,
  kin: "next of kin, nok, n o k, pariente mas cercano, familiar mas cercano, legal next of kin, family present, family there, family waiting, family at bedside, family with her, family with him, fam there, no fam, familia presente, lnok, nearest relative, nearest kin, closest relative, legal nok, relationship to deceased, relationship to decedent",
  doctor:
    "attending, attending physician, attending doctor, certifying, certifier, will sign, signing dc, signs dc, signing, sign the death certificate, sign the dc, signing physician, pcp, medico tratante, firma el certificado, medical examiner, coroner, me case, hospice, hospice nurse, hospice rn, charge nurse, house supervisor",
  birth:
    "dob, d o b, date of birth, birth date, birthdate, fecha de nacimiento, fecha nac, born, nacio, nacio el, date of brith",
  body: "weighs, chevra, chevra kadisha, reeves, valuables, dentures, weight, wt, lbs, pounds, kg, peso, height, estatura, veteran, vet, ssn, social security, pacemaker, stairs, escaleras, embalm, embalming, pre need, preneed, prearranged, precautions, isolation, donor, jewelry",
  weak: "passing of, death of, body of, removal of, remains of, pickup, pick up, fh, removal, removals, transfer, transport, deliver to, deliver, bring to, going to, cooler, scene, dock, floor, bed, nurse, county, case, coroners, coroners office, release, released, cleared, contact, address, addr, age, yo, yr old, year old",
  place:
    "nursing home, hospital, hosp, medical center, assisted living, memory care, rehab, morgue, er, icu, residence, at home, room, rm, hospice house, care center, funeral home, mortuary, funeraria, crematory, domicilio, hogar de ancianos",
} as const;

/** Relatives whose death somebody reports: "my father just passed". */
export const kinWords =
  "mother, father, mom, mum, dad, mama, papa, moms, dads, mamas, papas, receptionist, employee, coworker, co worker, colleague, boss, tenant, abuelita, abuelito, husband, wife, spouse, son, daughter, brother, sister, grandmother, grandfather, grandma, grandpa, aunt, uncle, baby, infant, nephew, niece, cousin, partner, fiance, fiancee, stepfather, stepmother, madre, padre, esposo, esposa, hijo, hija, hermano, hermana, abuelo, abuela, tio, tia, resident, patient, friend, roommate, neighbor, mother in law, father in law";

export const petWords =
  "dog, dogs, puppy, pup, doggie, doggy, cat, cats, kitten, kitty, parrot, parakeet, cockatiel, cockatoo, macaw, bird, rabbit, bunny, hamster, guinea pig, gerbil, ferret, horse, pony, mare, gelding, goat, pig, iguana, lizard, bearded dragon, gecko, turtle, tortoise, snake, python, fish, goldfish, pet, pets, fur baby, lab, labrador, golden retriever, retriever, german shepherd, shepherd, poodle, beagle, bulldog, french bulldog, pitbull, pit bull, chihuahua, dachshund, boxer, husky, terrier, yorkie, shih tzu, pomeranian, rottweiler, great dane, great pyrenees, corgi, collie, doodle, goldendoodle, labradoodle, siamese, tabby, calico, persian, maine coon, alpaca, llama, chicken, hen, duck, chinchilla, hedgehog, rat, mouse, perro, perra, perrito, perrita, gato, gata, gatito, gatita, mascota, loro, conejo, caballo, pajaro, perico";

/** Behind an animal's kind these make a person of it: "a horse trainer", "the dog lady". */
export const petTrades =
  "trainer, breeder, vet, veterinarian, groomer, lover, people, person, man, lady, farmer, rancher, walker, handler, doctor, catcher, sitter, jockey, judge, rescuer";

/** Behind an animal's kind these tell its death. */
export const petDeaths =
  "passed, passed away, died, dead, is dead, was put down, put down, put to sleep, euthanized, was hit, hit by a car, was run over, expired, crossed the rainbow bridge, for cremation, cremation, needs cremation, to be cremated, is gone, murio, fallecio, se murio";

/** Before an animal's kind these tell its death. */
export const petLosses =
  "lost, losing, aftercare for, aftercare of, death of, passing of, remains of, ashes of, body of, deceased, dead, cremate, cremating, cremation of, cremation for, bury, burial of, burial for, euthanize, cremar, put down, muerte de";

/** Before an animal's kind these make it the caller's own. */
export const owners = "our, my, mi, nuestro, nuestra, their, his, her, the, a, family";

/** A form for animals. */
export const petForms =
  "case type pet, call type pet, type of call pet, type pet, pet name, name of pet, pets name, pet type, type of pet, pet weight, kind of pet, breed, species, pet cremation, pet aftercare, pet removal, pet owner, owner of pet, pet death, animal type, does pets, do pets, do animals, does animals, do horses, do dogs, do cats, take pets, take animals, handle animals, transport animals, transport pets, handle pets, cremate pets, cremate animals, pick up pets, pet services, veterinarian, veterinary, vet clinic, animal hospital, animal clinic, vets office, nombre de la mascota, tipo de mascota, raza";

/** Offers; each phrase counts once. */
export const salesWords = `
backlinks, seo growth, clearance on, winter clearance, spring clearance, trade in, offer ends, offer expires, offer good, stop these faxes, stop receiving faxes, fits any van, price list, inventory special, running low, first come first served, wants to quote, to quote, send over our, our updated, online ordering, put a rep, mortucot, sales team, our sales, special on, specials on, sale on, off any, financing available,
final expense, burial policies, burial policy sales, burial insurance, preneed insurance, pre need insurance, insurance policies, google reviews, online reviews, listing review, your listing, seo audit, our audit, rank first, rank higher, rank you, ranked under, rank number one, first months free, first month free, months free, month is free, free report, free estimate, page one of google, top of google, our policies, more customers, more families, our program, great program, help funeral homes, help removal services, book him for, set him up for, lead list, appointment setting,
offering, staffing, per diem, minutes with the owner, minutes with your, talk to the owner about, can email rates, can e mail rates, our rates, rate sheet, vendor list, preferred vendor,
wholesale, sales rep, sales representative, regional rep, regional sales, territory manager, account executive, business development, merchant services, merchant solutions, credit card processing, card processing, processing fees, processing rates, credit card machine, payment processing, save you, saving funeral homes, help funeral homes, discount, discounts, free quote, no obligation
free demo, a demo, quick demo, free trial, showroom, limited time, special offer, exclusive offer, special pricing, promo, promotion, catalog, catalogue, brochure, unsubscribe, opt out, taken off this list, remove me from, reply stop, reply remove, mailing list, newsletter, seo, search engine, google listing, google business, google ranking, first page of google, website traffic, web design, redesign your website
not ranking, ranking on, 1st page, page one of, free audit, audit of your, more calls, social media marketing, marketing agency, digital marketing, lead generation, generate leads, more leads, advertise, advertising, ad space, sponsor, sponsorship, yellow pages, business loan, working capital, line of credit, business funding, funding for your business, cash advance, payroll, staffing agency, solar, energy supplier, electric bill, electricity rates, energy rates, utility bill, toner, copier, office supplies, janitorial
cleaning service, pest control, roofing, paving, lawn care, extended warranty, vehicle warranty, car warranty, casket supply, caskets from, casket catalog, urn catalog, new line of, our product, our products, our line, our company, our services, product line, price list for dealers, introduce myself, introduce our, introduce you to, reaching out to, wanted to reach out, touch base with the owner, circle back, following up on my email, owner or manager
owner or whoever, decision maker, person in charge of, whoever handles, whoever is in charge of, minutes of your time, few minutes of your, stop by your, drop by your, schedule a call, book a call, set up a call, hop on a call, calendly, trade show, convention, vendor, sales call, solicitor, solicitation, solicitor call, telemarketer, telemarketing, robocall, cold call, health insurance plans, insurance quote, medicare plan, medicare advantage, timeshare
per month, fleet pricing, hearse for sale, hearses for sale, for sale, in stock, same day delivery, free shipping, free delivery, off your first, off your next order, percent off, google reviews, the google, listing review, ranked under, rank first, your ranking, funeral homes rank, backlinks, spam score, of google, website audit, your site passed, seo audit, burial policies, final expense, we cover folks, stop these faxes, trade in, offer ends, first come first served, clearance, reply yes, reply with your, great program, first months free, first month free, we fix that, savings of, average savings, lower your, cut your costs, reduce your costs, partnership opportunity, fundraiser, fundraising, donate to our, raffle, political campaign, vote for`;

/** Fraud and noise; each phrase counts once. */
export const spamWords = `
gold trading, trading account, forex, trading platform, crypto wallet, add me on, add me at, add me, we can be friends, be friends, my assistant gave me, hello dear, dear friend, usdt, telegram, my late husband left me, late father passed me, made 40, guaranteed returns, send bitcoin, spam score,
gift card, g1ft, gift crd, winner, wlnner, you won, you have won, youve won, you have been selected, youve been selected, prize, lottery, sweepstakes, congratulations, claim your, clm yr, bitcoin, crypto, cryptocurrency, investment opportunity, inheritance, beneficiary of, prince, wire transfer, western union, irs, tax refund, social security administration, warrant for your arrest, your account has been
account suspended, account locked, account will be suspended, verify your account, verify your identity, confirm your identity, confirm your home address, confirm your address, confirm your account, update your payment, update your billing, suspicious activity, unusual activity, click here, click the link, click below, click this link, tap here, tap the link, usps, fedex, ups package, your package, your parcel, could not be delivered, redeliver, redelivery, customs fee
delivery failed, unpaid toll, toll balance, e zpass, sunpass, student loan, debt relief, lower your debt, credit repair, viagra, cialis, hot singles, dating, onlyfans, weight loss, cbd, free iphone, free vacation, cruise, computer virus, microsoft support, apple support, geek squad, antivirus, amazon order, your amazon, netflix, paypal, zelle, cash app, press 1, press one, final notice, last chance, act now, expires today, txt stop, text stop, stop to end, dear customer, dear sir madam, dear winner, work from home, earn money, make money`;

/** Questions of others than a first caller; each phrase counts once. */
export const inquiryWords = `
how much, how much do you charge, how much does, what do you charge, what would it cost, cost of, price list, prices, pricing, price quote, price shopping, asked for price, asking for price, asking price, asking about price, asking about prices, price for, price on, general price list, gpl, estimate for, quote for, get a quote, cheapest, payment plan, do you take insurance, do you accept, cuanto cuesta, precio, precios
pre plan, preplan, pre planning, preplanning, pre arrange my, prearrange my, plan ahead, planning ahead, make arrangements ahead, prepay for, pre pay for
job, jobs, hiring, are you hiring, job opening, job posting, open position, position, apply for, applying, application, resume, cv, interview, internship, apprentice, apprenticeship, mortuary school, part time, full time, employment, looking for work, references, driver position, removal tech position
flowers, flower, florist, floral, send flowers, deliver flowers, delivering flowers, flower delivery, spray, wreath, obituary, obituaries, obit, visitation, viewing, viewing time, service time, time of service, time of the service, what time is the service, what time is the funeral, when is the service, when is the funeral, when is the viewing, when is visitation, funeral service for, memorial service for, the funeral for, in lieu of, donations, livestream, live stream
sympathy, condolences, condolence, thank you card, thank you for everything, thank you for taking, want to thank, wanted to thank, death certificates, death certificate copies, copies of the death certificate, certified copies, ashes ready, her ashes, his ashes, moms ashes, dads ashes, pick up ashes, pick up the ashes, pick up her ashes, pick up his ashes, cremated remains, cremains ready, urn, keepsake, headstone, marker, monument, grave marker
status of, status update, checking on the status, check status, checking status, update on, follow up on, following up on, followup on, earlier case, previous case, earlier call, earlier today, already called, called earlier, called last night, called yesterday, already picked up, has been picked up, was picked up, were picked up, delivered yesterday, we delivered, just delivered, delivery confirmation, driver has arrived, on the way with, en route, eta on, eta for, whats the eta, what is the eta, where is the driver
where is your driver, how far out, how long until, invoice, billing, bill, balance, payment, pay my bill, receipt, refund, question about a bill, insurance claim, assignment, change the time, reschedule, speak to a director about, return my call, returning your call, returning a call, calling back, call him back, call her back, appointment, arrangement conference, meet with, talk about services, general information, office hours, directions to, what time do you open`;

/** Nobody has died, in so many words. */
export const noDeathWords =
  "nobody has died, no one has died, nobody died, no one died, nobody has passed, no one has passed, not passed yet, hasnt passed, has not passed, not yet passed, nobodys passed, no ones passed, nobodys died, no ones died, nobodys dead, nobody is dead, no there hasnt been a death, no death yet, not a death, has not died, hasnt died, nobody has passed away, no one has passed away, nobody passed, not reporting a death, not calling about a death, nobody died here, no ones died here";

/** The text itself says that it is something else. */
export const notFirstWords =
  "not a first call, not first call, no dispatch needed, no dispatch necessary, no transport needed, no pickup needed, no pick up needed, nothing for us to do, we are people only, people only, humans only, no first call, not a death call, not a new call, not a new death, not a removal, no removal needed, non urgent next business day, no action needed tonight";

/** The office of a house that settles its accounts. */
export const billingWords =
  "invoice, invoices, your invoice, corrected invoice, billed, we were billed, accounts payable, accounts receivable, w 9, w9, mileage, loaded miles, past due, remittance, statement of account, purchase order, overcharged, overpaid, credit memo, check number, payment sent, net 30, aging report, ap department, please remit, remit to, statement, amount due, total due, balance due, due upon receipt";

/** Who says so compares houses for a day to come. */
export const shoppingWords =
  "calling around, just calling around, shopping around, shop around, comparing prices, compare prices, price shopping, price checking, what do you guys charge, what do you charge, what do yall charge, what itd run, what it would run, what would it run, how much would it run, mail a price list, mail me a price list, send a price list, send me a price list, email me a price list, call you with prices, just looking into it, just looking at options, for when the time comes, when the time comes, doing ok, doing okay, doing fine, hanging in there, still with us, for future reference, solo preguntando precios, preguntando precios";

/** Nobody seems to have died yet. */
export const notYetWords =
  "still living, still alive, is still with us, not expected to make it, not expected to live, days to live, weeks to live, actively dying, close to passing, when the time comes, when it happens, when that happens, any day now, few days left, pre plan, preplan, pre planning, preplanning, own funeral, own cremation, own arrangements, no death, not a death, no death yet, aun vive, sigue vivo, sigue viva";

export const wrongNumberWords =
  "wrong number, wrong no, misdial, misdialed, dialed wrong, dialed the wrong, wrong funeral home, wrong place, meant to call, trying to reach the, is this the pharmacy, is this the dentist, is this dominos, is this pizza, pizza order, order a pizza, butt dial, pocket dial, hang up, hung up, hangup, caller hung up, disconnected, dead air, no message, no one there, no one on the line, silent call, silence, prank, prank call, test call, test message, this is a test, just a test, test only, testing testing, never mind, nevermind, disregard, please disregard, call cancelled, cancel this message, numero equivocado, equivocado";

/** Behind such a label a form says what kind of call it is. */
export const typeLabels =
  "case type, call type, type of call, type, reason for call, reason, nature of call, purpose of call, purpose, category, call category, message type, subject, re, regarding, call reason, tipo de llamada, motivo de la llamada";

/** What such a label says of a call that reports no death. */
export const otherTypes = {
  pet: "pet, pet loss, pet death, pet removal, pet cremation, pet call, animal, mascota",
  sales:
    "sales, sales call, solicitor, solicitation, vendor, telemarketer, marketing, salesman, salesperson, advertising",
  spam: "spam, robocall, scam, junk",
  inquiry:
    "price, prices, price shopper, price quote, pricing, price inquiry, price question, inquiry, general inquiry, general, general info, general information, info request, information, question, preneed inquiry, pre need inquiry, pre need appointment, preplanning, job, job inquiry, job applicant, employment, employment inquiry, flowers, florist, flower delivery, obituary, obit, service info, service information, service times, visitation info, status, status check, status update, existing case, existing family, current family, current case, ongoing case, follow up, followup, callback, call back, return call, billing, billing question, appointment, personal call, personal, business call, ashes, cremated remains, death certificate, death certificates, update, thank you, complaint",
  "wrong-number": "wrong number, hang up, hangup, no message, test, test call, misdial, dead air, prank",
} as const;

/** A car that "died", a "pickup" that is a truck. */
export const vehicleWords =
  "body shop, tire shop, auto shop, repair shop, mechanic, the mechanic, tow driver, tow truck, tow yard, towing, to the yard, impound, truck died, car died, van died, battery died, engine died, truck died on me, died on me, jump start, flat tire, chevy, ford f150, dealership, on the repair, the repair, oil change, transmission, alternator, roadside, tow it, repairman, need a tow, tow truck driver, your hearse, pepperoni, large pizza, to order two, reservation for, table for, the body shop called, van is ready, kroger lot";

/** A letter to all houses, of new hours and forms. */
export const circularWords =
  "dear partners, dear colleagues, dear vendors, dear funeral directors, all funeral homes must, changing its, to all funeral homes, all funeral homes, all contracted, contracted vendors, all vendors, transport vendors, new hours, new release form, new form, release hours, new policy, policy change, policy update, procedure change, effective monday, effective tuesday, effective wednesday, effective thursday, effective friday, effective immediately, effective date, will no longer be accepted, will not be accepted, no longer accept, questions can go to, questions may be directed, direct questions to, please share with your staff, please distribute, reminder to all, the new form asks, badge course, training course, annual in service, meeting minutes, old business, new business, office memo, to all staff, to all removal staff, all drivers, safety meeting, cot recall, recall, rsvp, pot luck, potluck, stairs training, plaque, agenda";

/** A patient who rings a doctor's office. */
export const visitWords =
  "doctors office, doctor s office, my appointment, move my appointment, cancel my appointment, reschedule my appointment, the appointment, an appointment, appointment on, refill, my refill, a refill, my prescription, prescription, my medication, my doctor, dental, cleaning appointment, what youve got next week, lab results, test results, referral, copay";

/** Where animals are treated. */
export const petHouseWords =
  "vet and kennel, vet kennel, kennel, animal hospital, animal clinic, vet clinic, veterinary, veterinarian, pet transport, pet haven, for pets, boarding kennel, groomer, pet crematory";

/** Words of those who treat or burn animals, and of a form that speaks of one. */
export const animalWords =
  "dvm, vmd, d v m, equine, small animal, large animal, small animals, pet crematory, pet cremation, pet cemetery, pet aftercare, pet hospital, pet memorial, animal hospital, animal clinic, animal care, animal shelter, veterinary, veterinarian, vet clinic, vet hospital, vet office, transport dogs, transport cats, transport pets, transport animals, take dogs, take cats, take pets, take animals, handle dogs, handle animals, carry dogs, pick up dogs, pick up cats, pick up animals, remove dogs, remove animals, mastiff, labrador, retriever, german shepherd, rottweiler, great dane, st bernard, saint bernard, newfoundland dog, wolfhound, poodle, pit bull, pitbull, gelding, stallion, mare, thoroughbred, quarter horse, owner would like him picked up, owner would like her picked up, owner wants him picked up, owner wants her picked up, the dogs owner, the cats owner, the horses owner";

/** Who looks for work speaks of these. */
export const jobWords =
  "the ad, your ad, job ad, help wanted, the posting, your posting, job posting, the listing, are you hiring, yall hiring, still hiring, you are hiring, youre hiring, the job, a job, the position, the opening, an opening, job opening, removal tech, removal techs, removal technician, removal technicians, transport driver position, driver job, driver position, part time, full time, nights and weekends, clean license, clean driving record, clean record, drivers license, driving record, background check, resume, my application, apply, applying, applied, application, i used to do, i used to work, years of experience, years experience, i can lift, can lift, own suit, black suit, references, interview, available nights, available weekends, start right away, looking for work";

/** Who says so has reached the wrong house. */
export const wrongHouseWords =
  "have the wrong number, have a wrong number, got the wrong number, got a wrong number, reached the wrong number, dialed the wrong number, called the wrong number, wrong number sir, wrong number maam, sorry wrong number, release of information, medical records office, not the hospital, is this the county medical records";

/** What only the patient says of the visit. */
export const ownVisitWords =
  "my appointment, move my appointment, cancel my appointment, reschedule my appointment, my refill, my prescription";

/** A program that writes to its users. */
export const noticeWords =
  "your password, password expires, password will expire, temporary password, temp password, password reset, reset your password, scheduled maintenance, system maintenance, maintenance window, planned outage, scheduled outage, unsubscribe, you receive this because, you are receiving this because, you received this because, do not reply to this, open items in your queue, in your queue, release notes, terms of service, privacy policy has, manage your preferences, manage preferences, your subscription, your account expires, webinar, new features, system update, software update";

/** What only those say who have something to sell, whatever else they ask. */
export const pitchWords =
  "seo, seo audit, backlinks, free audit, page one of google, page one, google ranking, google rank, rank first, ranked under, google reviews, google listing, listing review, first month free, first months free, free month, free report, free trial, free demo, a demo, our policies, burial policies, final expense, no exam, great program, set him up for, set her up for, preneed leads, leads, forty leads, qualified leads, is the owner around, is the owner in, is the owner available, is the director in, is the funeral director in, is the manager in, ten minutes with the owner, minutes with the owner, decision maker, trade in, trade ins, clearance, take off the price, for sale, offer ends, special offer, limited time, first come first served, stop these faxes, to stop these, our battery cot, new cots, hearse and limousine, limousine sales, our catalog, our product, our products, our software, our platform, our service plan, your listing, your website, your web site, your site, your contract, contract date, contract has lapsed, has lapsed, extended warranty, trading account, gold trading, be friends, hello dear, usd, more customers, get more families, help funeral homes, boost your, credit card processing, processing fees, merchant services, energy supplier, lower your bill, toner, copier, uniform service, partner with, thumbprint jewelry, we buy, vendor, sales rep, account manager, territory manager, reaching out to funeral homes, we work with funeral homes, we help funeral homes, passed you, passed only, months free, build websites, we build, whoever orders, who orders your, stone proof, the brochure, our brochure, business line, business loan, new vault prices, more first calls, get more first calls, min to show, minutes to show, demo, funeral homes in";

/** Letters that promise a fortune; two beside a sum, or three alone, are enough. */
export const fortuneWords =
  "inheritance, barrister, beneficiary, deposited, the deposit, next of kin to, the fund, the funds, fund transfer, share his last name, share your last name, shares your surname, same surname, same last name, last name as, bank details, bank account, security company, late client, my client, a client died, without next of kin, bear the same, bears the same, private email, unclaimed, the late engr, engr, consignment, humanitarian, orphanage, honest person, god fearing, your assistance, dear beneficiary, dear friend, hello dear, dearest, reply to my, business proposal, mutual benefit, estate valued";

/** Who asks these asks of somebody who was taken care of long ago. */
export const formerWords =
  "certified copies, certified copy, certified death certificates, more death certificates, more certified death certificates, additional death certificates, was taken care of by you, were taken care of by you, taken care of by you folks, you took care of, you folks took care of, you picked her up, you picked him up, you picked up my, ashes ready, when can i get them, has the death certificate, been filed yet, thank you so much, so kind, how kindly, life insurance company, insurance is asking, the bank now, amended death certificate, the amended one, autopsy results, autopsy report, request a copy, from records, genealogy, family tree, family history, ancestor, great grandfather, great grandmother, buried by your firm, any records, old records, headstone";

/** A notice of a death for the papers. */
export const obituaryWords =
  "obituary, visitation, friends may call, in lieu of flowers, survived by, preceded in death by, memorial contributions, celebration of life, services will be held, funeral mass, mass of christian burial, interment will follow, burial will follow, loving wife of, loving husband of, beloved wife of, beloved husband of, arrangements entrusted to, arrangements are by";

/** Rides of the living. */
export const rideWords =
  "ambulance transfer, transfer to rehab, to rehab tomorrow, to dialysis, wheelchair van, wheelchair ride, dial a ride, doctors appointment, medical appointment, non emergency, nemt, round trip, not transit, stretcher transport for, discharge home, being discharged";
