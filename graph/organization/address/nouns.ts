// Everything that the noun adds to the graph.
import './Address.ts'
import './AddressInput.ts'
