// Everything that the noun adds to the graph.
import './noun.ts'
import '../../kernel/builder.ts'
import './Breach.ts'
import './breachQueries.ts'
import './openBreaches.ts'
import './OpportunityLedger.ts'
import './warning.ts'
