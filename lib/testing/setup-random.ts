// Draws the same examples in every run, so that a property is green or red for everybody; FAST_CHECK_SEED draws others.
import fc from "fast-check";

const usualSeed = 20_260_314;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FAST_CHECK_SEED ?? usualSeed) });
