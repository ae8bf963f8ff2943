// Keeps schemas from trying `eval` in the browser, which the Content-Security-Policy would report; import it before any schema.
import { config } from "zod";

if (typeof window !== "undefined") config({ jitless: true });
