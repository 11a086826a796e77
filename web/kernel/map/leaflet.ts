// Leaflet with drawing, and the policy that both write their HTML through. Only what is loaded with a map imports this.
import './mapHtml.ts'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import '@geoman-io/leaflet-geoman-free'
import '@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css'
import './map.css'

export { L }
