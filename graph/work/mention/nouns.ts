// Everything that the noun adds to the graph.
import './Mention.ts'
import './mentionable.ts'
