// Everything that the noun adds to the graph.
import './noun.ts'
import './keepExports.ts'
import './createExport.ts'
import './person/exportOwnData.ts'
