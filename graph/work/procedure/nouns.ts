// Everything that the noun adds to the graph.
import './noun.ts'
import './Procedure.ts'
import './RecordProcedure.ts'
import './updateProcedure.ts'
import './startProcedure.ts'
import './finishProcedure.ts'
