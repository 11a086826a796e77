// Everything that the noun adds to the graph.
import './noun.ts'
import './AccessToken.ts'
import './tokenLists.ts'
import './OrganizationTokenPolicy.ts'
import './createAccessToken.ts'
import './revokeAccessToken.ts'
import './endTokens.ts'
import './setTokenPolicy.ts'
