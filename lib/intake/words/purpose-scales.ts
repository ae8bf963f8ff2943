// Words by which a text is weighed: for a person's death that somebody is to come for, and for all else.

/** How much each different phrase weighs, how many of them count, and the phrases, parted by commas. */
export interface WeighedWords {
  each: number;
  most: number;
  words: string;
}

/** Above nought: said where a person has died and is to be fetched. Below: by owners and doctors of animals, by those with something to sell, by offices. */
export const purposeSigns = {
  nurses: {
    each: 8,
    most: 1,
    words:
      "nurse, nurses, rn, lpn, lvn, cna, nurses aide, the aide, home health, enfermera, enfermero, charge nurse, don pronounced",
  },
  responders: {
    each: 12,
    most: 1,
    words:
      "ems, paramedic, paramedics, medics, rescue squad, squad, ambulance, 911, police, policeman, pd, trooper, constable, deputy, dep, sheriff, sheriffs, officer, ofc, fireman, firemen, firefighter, firefighters, the cop, cops, on scene, bomberos, policia, ambulancia",
  },
  pronounced: {
    each: 4,
    most: 1,
    words:
      "pronounced, pronounces, pron, prond, pronouncement, called it, called time, tod, time of death, expired, exp, expd, declaro, hora de muerte",
  },
  coroner: {
    each: 10,
    most: 1,
    words:
      "coroner, coroners, medical examiner, me case, me released, me declined, me ok, me said, me dr, the me, inv, investigator, no autopsy, decomp, decomposed, decomposition, scene cleared, scene removal, jp, justice of the peace, forense, medico forense",
  },
  hospice: { each: 4, most: 1, words: "hospice, hospicio" },
  signs: {
    each: 10,
    most: 1,
    words:
      "will sign, signs, signing, to sign, sign off, sign the, signed off, signed her paper, signed his paper, attend to the certificate, dr aware, doctor aware, doctor has been, doctor will sign, firma, firmara",
  },
  asks: {
    each: 4,
    most: 2,
    words:
      "please come, pls come, come get, come and get, come for, to come, fetch, to fetch, get him, get her, get them, pick him up, pick her up, pick up mom, pick up dad, need you, need a unit, need someone, need somebody, need 2, need two, need a removal, send a, send someone, send somebody, send your, send the, how soon, removal, pick up, pickup, eta, ready for, ready when, ready now, ready any, when you get, when you arrive, when you are, when youre, when u get, come in, come round, come around, come through, come to, bring the, bring a, bring 2, bring two, bring somebody, got one, have one, have another, one at, have him out, have her out, get a funeral home, call a funeral home, pull right up, pull round, pull around, be there by, be there abt, be there about, can be released, be released, wants the room, need the room, need donor moved, moved from, levantar, recoger, recogerlo, recogerla, recojan, lo recogen, la recogen, vengan, venir por, collect",
  },
  access: {
    each: 6,
    most: 2,
    words:
      "stairs, steps, step, elevator, upstairs, downstairs, dock, side door, back door, kitchen door, front door, rear entrance, night entrance, alley, park in, park at, gate, door code, gate code, narrow, hallway, basement, porch, ground floor, 1st floor, first floor, main floor, reeves, stretcher, pouch, escaleras, escalon, callejon, porton",
  },
  firms: {
    each: 3,
    most: 1,
    words:
      "funeral home, funeral homes, funeral chapel, funeral svc, funeral service, funeraria, mortuary, fh, chapel, crematory, crematorium",
  },
  remains: {
    each: 3,
    most: 2,
    words:
      "dec, decd, morgue, cooler, decedent, deceased, remains, our cooler, burial transit, cremation permit, transit permit, cremation authorization, the body, difunto, difunta, stillborn, born still, delivered still",
  },
  veterans: {
    each: 2,
    most: 1,
    words: "veteran, usn, usmc, usaf, us army, dd214, dd 214, honor walk, honors walk, walk of honor",
  },
  animals: {
    each: -3,
    most: 3,
    words: `
dog, dogs, doggie, doggy, puppy, puppies, pup, pups, canine, k9, k 9, cat, cats, kitten, kittens, feline, tabby, calico, siamese, maine coon, horse, horses, pony, ponies, mare, mares, stallion, gelding, foal, colt, filly, donkey, mule, burro, equine, cow, cows, steer, heifer, goat, goats, sheep, ewe, ewes, lamb, lambs, pig, pigs, hog, hogs, llama, llamas, alpaca, alpacas, chicken, chickens, hen, hens, rooster, duck, ducks, geese, parrot, parrots, macaw, cockatoo, cockatiel, parakeet, parakeets, budgie, rabbit, rabbits, bunny, bunnies, hamster, hamsters, guinea pig, gerbil, ferret, ferrets, chinchilla, hedgehog, tortoise, turtle, turtles, lizard, iguana, gecko, bearded dragon, reptile, reptiles, snake, snakes, python, koi, goldfish, elk, deer, moose, lion, lions, elephant, giraffe, zebra, chimp, gorilla, monkey, monkeys, otter, dolphin, perro, perra, perrito, perrita, gato, gata, gatito, gatita, caballo, yegua, mascota, cachorro, cachorra, conejo,
labrador, chocolate lab, black lab, yellow lab, retriever, german shepherd, shepherd mix, poodle, goldendoodle, labradoodle, doodle, beagle, bulldog, pit bull, pitbull, rottweiler, rottie, doberman, dachshund, chihuahua, chihuahuita, mastiff, great dane, husky, malamute, corgi, collie, terrier, yorkie, shih tzu, pug, pomeranian, a pom, maltese, schnauzer, spaniel, dalmatian, weimaraner, vizsla, greyhound, whippet, basset, bloodhound, saint bernard, st bernard, bernese, akita, malinois, quarter horse, thoroughbred, appaloosa, clydesdale, percheron, nubian, nubians`,
  },
  beasts: {
    each: -8,
    most: 3,
    words: `
spayed, neutered, necropsy, paw, paws, paw print, paw prints, fur baby, fur babies, breed, species, dvm, vmd, veterinary, veterinarian, veterinaria, veterinario, the vet, her vet, his vet, our vet, your vet, vets office, vet tech, vet said, vet says, vet clinic, vet hospital, vet has, emergency vet, exotic vet, large animal vet, pet, pets, animal hospital, animal clinic, animal shelter, animal control, animal care, animal, humane society, spca, kennel, kennels, put down, put him down, put her down, put it down, put to sleep, euthanized, euthanasia, euthanize, euth, pasture, stall, barn, terrarium, cage, collar, leash, harness, colic, rendering, companion animal, livestock, zoo, zoological, keeper, rainbow bridge, exotic, litter box, hooves, hoof, fur, tail, communal, communal cremation, private cremation, individual cremation, companion hospital, name of owner, altered, intact male, intact female, large breed, small breed, rescue dog`,
  },
  owners: { each: -6, most: 1, words: "owner, owners, his owner, her owner" },
  offers: {
    each: -3,
    most: 5,
    words: `
rep, reps, promo, promos, promotion, discount, discounts, demo, demos, free, special, specials, pricing, contract, contracts, subscribe, subscription, quote, quotes, trade in, trade ins, leads, decision maker, stop to, opt out, unsubscribe, webinar, seminar, seminars, register, sponsor, sponsors, sponsorship, financing, finance, loan, loans, save, savings, sale, shipping, ship, order, orders, ordering, catalog, brochure, showroom, territory, sales, marketing, software, platform, website, google, clients, customers, competitor, competitors, exclusive, limited, upgrade, partner with, vendor, vendors, supply, supplies, supplier, introduce myself, introduce our, reach out, reaching out, quick call, quick chat, 10 min, 15 min, 10 minutes, 15 minutes, 20 minutes, deal, deals, free trial, trial, no obligation, our team, our product, our products, our service, our services, our line, we offer, we help, we provide, we work with, we carry, we make, we buy, we specialize, in stock, warranty, install, installed, account manager, account executive, merchant, insurance, cot, cots, casket, caskets, urn, urns, vault, vaults, uniforms, gloves, seats, tickets, gala, raffle, ce hours, ceu, stop by, swing by, drop off samples, samples, brochures, business card, seguro, seguros, cotizamos, oferta, descuento`,
  },
  offices: {
    each: -4,
    most: 5,
    words: `
invoice, invoices, statement, past due, balance, resume, resumes, application, applying, apply, apply for, hiring, position, interview, subpoena, records, paralegal, attorney, attorneys, claim, claims, policy, certificates, certified copies, ashes, cremains, obituary, obit, survived by, predeceased, visitation, visiting hours, flowers, wallet, complaint, complain, feedback, verification, sign in code, verify, password, passwords, log in, login, click, gift card, gift cards, prize, winner, lottery, package, parcel, redelivery, fever, sick, schedule, training, reminder, test, testing, wrong number, plan ahead, planning ahead, pre plan, preplan, pre planning, preplanning, when the time comes, if he were, if she were, newsletter, bulletin, license, a job, the job, experience, references, tow, towed, towing, refund, bill us, paid, payment, appointment, reschedule, auto reply, automatic reply, auto response, out of the office, out of office, do not reply, virus, benefit, benefits, press one, press 1, press nine, press 9`,
  },
  papers: {
    each: -12,
    most: 3,
    words: `
subpoena, duces tecum, attorneys at law, custodian of records, paralegal, run sheet, i am writing to apply, writing to apply, hiring manager, my resume, attached resume, want resumes, years of experience, survived by, predeceased, predeceased by, preceded in death, in lieu of flowers, graveside service will be, visiting hours were, auto reply, automatic reply, auto response, out of the office, out of office, member bulletin, newsletter, press release, webinar, 1 of 5 stars, of 5 stars, customer feedback, statement of account, stmt of acct, past due, please remit, remit to, amount due, plz ignore, please ignore, pls ignore, sandbox, sample case, this is a test, test page, monthly test, test ticket, pre approved, underwriting, customer success, test message, testy, drivers wanted, help wanted, now hiring, cover my shift, call in sick, calling in sick, calling off, not gonna make it in, wont be in, buick, sedan, tow truck, hook up fee, abandoned vehicle, your parcel, tracking number, gift card, gift cards, sign in code, verification code, peace keeper, next of kin has come for, consignment`,
  },
  denials: {
    each: -4,
    most: 2,
    words:
      "nobody, no one, not a death, not a call, not a person, not a first call, not a removal, not our, we only, we do not do, we dont do, we dont take, we do not take, we do not tow, we dont tow, only serve people, people only, humans only, human only, alive, is fine, doing fine, hes fine, shes fine, fortunately no, no death, deaths 0, nothing further, nothing else, not ours, told him no, told her no, told them no, told her we, told him we, told them we",
  },
} as const satisfies Record<string, WeighedWords>;
