// Everything that the noun adds to the graph.
import './noun.ts'
import './Import.ts'
import './cancelImport.ts'
import './compareImport.ts'
import './createImport.ts'
import './discardImport.ts'
import './importQuery.ts'
import './startImport.ts'
