// Everything that the noun adds to the graph.
import './Onboarding.ts'
import './dismissOnboarding.ts'
import './welcome.ts'
