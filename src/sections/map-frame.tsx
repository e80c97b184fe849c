import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import type { FrameLabels } from "#booking/frame-status.tsx";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { MapDrawing } from "#ui/map-drawing.tsx";
import css from "./map-frame.module.css";

export type MapContent = FrameLabels & {
	title: string;
	url: string;
	load: string;
	/** Explains that loading contacts an outside provider. */
	note: string;
};

type Props = {
	map: MapContent;
	isWide?: boolean;
};

/** The click-to-load map (EMBED-06). */
export function MapFrame({ map, isWide }: Props) {
	return (
		<ClickToLoadFrame title={map.title} src={map.url} height="map" labels={map}>
			{(load) => (
				<>
					<MapDrawing />
					<div
						className={`${frame.space} ${css.standIn}`}
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
