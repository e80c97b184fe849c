/** A drawn street grid with a pin: stands behind the button that loads a real map. It shows no real place. */
export function MapDrawing() {
	return (
		<svg
			className="map-drawing"
			viewBox="0 0 640 400"
			preserveAspectRatio="xMidYMin slice"
			aria-hidden="true"
		>
			<path className="map-water" d="M0 0h120l150 400H0z" />
			<path
				className="map-streets"
				d="M170-20 330 420M260-20 420 420M350-20 510 420M440-20 600 420M530-20 690 420M100 130 660-70M130 215 680 15M165 305 680 118M200 395 680 220M330 430 680 305"
			/>
			<path className="map-shore" d="M122-10 276 420" />
			<circle className="map-pin" cx="381" cy="120" r="22" />
			<circle className="map-pin-hole" cx="381" cy="120" r="7" />
		</svg>
	);
}
