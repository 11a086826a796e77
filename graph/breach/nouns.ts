// Everything that the noun adds to the graph.
import '../builder.ts'
import './warning.ts'
