// Everything that the noun adds to the graph.
import './BusinessHours.ts'
import './saveBusinessHours.ts'
import './resetBusinessHours.ts'
