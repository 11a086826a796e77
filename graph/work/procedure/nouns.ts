// Everything that the noun adds to the graph.
import './Procedure.ts'
import './RecordProcedure.ts'
import './updateProcedure.ts'
import './startProcedure.ts'
import './finishProcedure.ts'
