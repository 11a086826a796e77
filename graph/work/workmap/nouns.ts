// Everything that the noun adds to the graph.
import './workMap.ts'
