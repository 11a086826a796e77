// Everything that the noun adds to the graph.
import './noun.ts'
import './Clock.ts'
import './awayWhenDue.ts'
import './escalationLadder.ts'
import './keepLadder.ts'
import './PriorityTarget.ts'
import './savePriorityTarget.ts'
import './resetPriorityTarget.ts'
