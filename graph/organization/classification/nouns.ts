// Everything that the noun adds to the graph.
import './deleteClassification.ts'
import './IndustryClassification.ts'
import './NaicsCode.ts'
import './upsertClassifications.ts'
