// Everything that the noun adds to the graph.
import './PersonSettings.ts'
import './updateSettings.ts'
import './chooseHomeOrganization.ts'
