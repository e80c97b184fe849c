import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import type { mapView } from "#model/views/frames.ts";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./map-frame.module.css";

type Props = {
	map: ReturnType<typeof mapView>;
	isWide?: boolean;
};

export function MapFrame({ map, isWide }: Props) {
	return (
		<ClickToLoadFrame title={map.title} src={map.url} height="map" labels={map}>
			{(load) => (
				<>
					<MapDrawing />
					<div
						className={`${frame.space} ${css.placeholder}`}
						data-wide={isWide ? "" : undefined}
					>
						<div>
							<Button
								variant="secondary"
								className={visibility.jsOnly}
								onClick={load}
							>
								{map.load}
							</Button>
							<p>{map.note}</p>
							<Link
								href={map.url}
								isExternal
								className={`text-link ${visibility.noJsOnly}`}
							>
								{map.direct}
							</Link>
						</div>
					</div>
				</>
			)}
		</ClickToLoadFrame>
	);
}

function MapDrawing() {
	return (
		<svg
			className={css.mapDrawing}
			viewBox="0 0 640 400"
			preserveAspectRatio="xMidYMin slice"
			aria-hidden="true"
		>
			<path className={css.water} d="M0 0h120l150 400H0z" />
			<path
				className={css.streets}
				d="M170-20 330 420M260-20 420 420M350-20 510 420M440-20 600 420M530-20 690 420M100 130 660-70M130 215 680 15M165 305 680 118M200 395 680 220M330 430 680 305"
			/>
			<path className={css.shore} d="M122-10 276 420" />
			<circle className={css.pin} cx="381" cy="120" r="22" />
			<circle className={css.pinHole} cx="381" cy="120" r="7" />
		</svg>
	);
}
