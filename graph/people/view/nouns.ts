// Everything that the noun adds to the graph.
import './SavedView.ts'
import './createSavedView.ts'
import './updateSavedView.ts'
import './deleteSavedView.ts'
