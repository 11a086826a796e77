// Everything that the noun adds to the graph.
import './Planner.ts'
import './planActions.ts'
import './proposals/PlannerProposal.ts'
