// Everything that the noun adds to the graph.
import './Department.ts'
import './Group.ts'
import './JobRole.ts'
