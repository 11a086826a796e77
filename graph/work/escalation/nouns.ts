// Everything that the noun adds to the graph.
import './noun.ts'
import './Clock.ts'
import './escalationLadder.ts'
import './keepLadder.ts'
import './PriorityTarget.ts'
import './saveTarget.ts'
import './resetTarget.ts'
