// Everything that the noun adds to the graph.
import './Country.ts'
import './ReferenceItem.ts'
