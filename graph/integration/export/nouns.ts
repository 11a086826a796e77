// Everything that the noun adds to the graph.
import './noun.ts'
import './countExports.ts'
import './createExport.ts'
import './person/exportOwnData.ts'
