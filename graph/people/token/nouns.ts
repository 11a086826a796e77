// Everything that the noun adds to the graph.
import './AccessToken.ts'
import './tokenLists.ts'
import './createAccessToken.ts'
import './revokeAccessToken.ts'
