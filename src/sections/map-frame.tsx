import map from "content:map";
import shell from "content:shell";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Frame } from "#ui/frame.tsx";
import { Link } from "#ui/link.tsx";
import { MapDrawing } from "#ui/map-drawing.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** The map: a stand-in with its space kept free until the visitor asks for it (EMBED-06). */
export function MapFrame() {
	const [isWanted, setIsWanted] = useState(false);
	if (isWanted) {
		const { slow, retry } = shell.frameWords;
		return (
			<Frame
				title={map.title}
				src={map.url}
				space="map"
				isActive
				isSilent
				takesFocus
				words={{ ...map, slow, retry }}
				contact={<ContactWays />}
			/>
		);
	}
	return (
		<div className="frame" data-height="map">
			<MapDrawing />
			<div className="frame-space frame-stand-in">
				<div>
					<Button
						variant="secondary"
						className="map-load"
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
