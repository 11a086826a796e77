// Everything that the noun adds to the graph.
import './noun.ts'
import './SavedView.ts'
import './createSavedView.ts'
import './updateSavedView.ts'
import './deleteSavedView.ts'
