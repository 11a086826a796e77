import type { LayerGroup, Marker } from 'leaflet'

/**
 * Puts a marker on a map and says what it is: in a tooltip, and to a screen reader, which may press it. By keyboard it
 * is reached through the list of its page.
 */
export function addMarker(marker: Marker, text: string, group: LayerGroup): Marker {
  const label = document.createElement('span')
  label.textContent = text
  marker.bindTooltip(label).addTo(group)
  const element = marker.getElement()
  element?.setAttribute('role', 'button')
  element?.setAttribute('tabindex', '-1')
  element?.setAttribute('aria-label', text)
  return marker
}
