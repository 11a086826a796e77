// Everything that the noun adds to the graph.
import './noun.ts'
import './consent.ts'
import './giveConsent.ts'
import './withdrawConsent.ts'
import './peerAdoptions.ts'
import './peerComparison.ts'
import './peersOfBenchmark.ts'
