// Everything that the noun adds to the graph.
import './ToolbarItem.ts'
import './Toolbar.ts'
import './saveToolbar.ts'
import './resetToolbar.ts'
