// Everything that the noun adds to the graph.
import './Organization.ts'
import './parent.ts'
