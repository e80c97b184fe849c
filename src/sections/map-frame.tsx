import map from "content:map";
import { useState } from "react";
import frame from "#booking/frame.module.css";
import { Frame } from "#booking/frame.tsx";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { MapDrawing } from "#ui/map-drawing.tsx";
import css from "./map-frame.module.css";

/** The map: a stand-in with its space kept free until the visitor asks for it (EMBED-06). */
export function MapFrame({
	isWide,
}: {
	/** As wide as the page. */ isWide?: boolean;
}) {
	const [isWanted, setIsWanted] = useState(false);
	if (isWanted)
		return (
			<Frame
				title={map.title}
				src={map.url}
				space="map"
				isActive
				isSilent
				takesFocus
				words={map}
			/>
		);
	return (
		<div className={`${frame.frame} ${only.onScreen}`} data-height="map">
			<MapDrawing />
			<div
				className={`${frame.space} ${css.standIn}`}
				data-wide={isWide ? "" : undefined}
			>
				<div>
					<Button
						variant="secondary"
						className={only.withScript}
						onClick={() => setIsWanted(true)}
					>
						{map.load}
					</Button>
					<p>{map.note}</p>
					<Link href={map.url} isExternal className="text-link">
						{map.direct}
					</Link>
				</div>
			</div>
		</div>
	);
}
