import shell from "content:shell";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Frame, type FrameWords } from "#ui/frame.tsx";
import { Link } from "#ui/link.tsx";
import { MapDrawing } from "#ui/map-drawing.tsx";
import { ContactWays } from "./contact-ways.tsx";

type Props = {
	url: string;
	words: Omit<FrameWords, "slow" | "retry"> & {
		title: string;
		load: string;
		note: string;
	};
};

/** The map: a stand-in with its space kept free until the visitor asks for it (EMBED-06). */
export function MapFrame({ url, words }: Props) {
	const [isWanted, setIsWanted] = useState(false);
	if (isWanted) {
		const { slow, retry } = shell.frameWords;
		return (
			<Frame
				title={words.title}
				src={url}
				space="map"
				isActive
				isSilent
				words={{ ...words, slow, retry }}
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
						{words.load}
					</Button>
					<p>{words.note}</p>
					<Link href={url} isExternal className="text-link">
						{words.direct}
					</Link>
				</div>
			</div>
		</div>
	);
}
