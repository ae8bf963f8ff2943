// Walks every chain of the record and says whether it holds; names the first link that does not.
import { verifyChains } from "@/lib/audit/verify-chains";
import { closeDatabase } from "@/lib/platform/db";

const { chains, links, erased, fault } = await verifyChains().finally(closeDatabase);
if (fault) {
  console.error(`The record is broken at chain ${fault.chain}, link ${fault.seq}: ${fault.sentence}.`);
  process.exitCode = 1;
} else {
  const kept = erased > 0 ? ` ${erased} of them had their personal data erased.` : "";
  console.log(`The record holds: ${links} links in ${chains} chains.${kept}`);
}
