import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { MapFrame, type MapKit } from '../../kernel/map/MapFrame.tsx'
import { rounded } from '../../kernel/map/rounded.ts'
import * as t from './__generated__/messages.ts'

interface MapFieldProps {
  latitude: number | null | undefined
  longitude: number | null | undefined
  onChange: (point: { latitude: number; longitude: number }) => void
  height?: number
}

/** A place on the map: where one clicks is where it is. The same is said by keyboard in fields beside it. */
export function MapField({ latitude, longitude, onChange, height = 280 }: MapFieldProps) {
  const [kit, setKit] = useState<MapKit>()
  const choose = useEffectEvent(onChange)
  const point = useMemo(
    (): [number, number] | null => (latitude == null || longitude == null ? null : [latitude, longitude]),
    [latitude, longitude],
  )
  const isFirst = useRef(true)
  useEffect(() => {
    if (!kit) return
    const click = ({ latlng }: { latlng: { wrap(): { lat: number; lng: number } } }) => {
      const { lat, lng } = latlng.wrap()
      isFirst.current = false
      choose({ latitude: rounded(lat), longitude: rounded(lng) })
    }
    kit.map.on('click', click)
    return () => void kit.map.off('click', click)
  }, [kit])
  useEffect(() => {
    if (!kit || !point) return
    const { L, map, setPins } = kit
    const pin = L.marker(point, {
      icon: L.divIcon({ className: 'ops-pin chosen', iconSize: [14, 14] }),
      keyboard: false,
      interactive: false,
    }).addTo(map)
    if (isFirst.current) map.setView(point, 10)
    else if (!map.getBounds().contains(point)) map.panTo(point)
    isFirst.current = false
    setPins([{ at: point, size: 14 }])
    return () => {
      pin.remove()
      setPins([])
    }
  }, [kit, point])
  return (
    <Box sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, overflow: 'hidden' }}>
      <MapFrame label={t.placeOnTheMap} height={height} onReady={setKit} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ px: 3, py: 1.5, borderTop: '1px solid var(--ops-line-2)' }}
      >
        {t.clickTheMapToSetThe}
      </Typography>
    </Box>
  )
}
