// Everything that the noun adds to the graph.
import './noun.ts'
import './consent.ts'
import './givePeerConsent.ts'
import './withdrawPeerConsent.ts'
import './peerAdoptions.ts'
import './peerComparison.ts'
import './peersOfBenchmark.ts'
