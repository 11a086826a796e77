// Everything that undoing adds to the graph.
import './auditedSteps.ts'
import './undoSteps.ts'
