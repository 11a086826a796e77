// Everything that the noun adds to the graph.
import './activityOfAction.ts'
