// Everything that the noun adds to the graph.
import './noun.ts'
import './deleteClassification.ts'
import './IndustryClassification.ts'
import './NaicsCode.ts'
import './upsertClassifications.ts'
