// Everything that the noun adds to the graph.
import './MajorTask.ts'
import './TaskItem.ts'
import './taskQueries.ts'
