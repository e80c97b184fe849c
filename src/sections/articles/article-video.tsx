import shell from "content:shell";
import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Frame } from "#ui/frame.tsx";
import { Link } from "#ui/link.tsx";
import { Words } from "#ui/words.tsx";
import { ContactWays } from "../contact-ways.tsx";
import type { ArticleProps } from "./article-head.tsx";

type Props = {
	video: { title: string; url: string };
	words: ArticleProps["words"]["video"];
};

/** What a player needs; the security policy names who may have it. */
const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

/** An article's video: the provider's player loads when the visitor asks for it (ART-02). */
export function ArticleVideo({ video, words }: Props) {
	const [isWanted, setIsWanted] = useState(false);
	const { title, url } = video;
	if (isWanted) {
		const { slow, retry } = shell.frameWords;
		return (
			<Frame
				title={title}
				src={url}
				space="video"
				isActive
				isSilent
				takesFocus
				allow={playerFeatures}
				words={{ ...words, slow, retry }}
				contact={<ContactWays />}
			/>
		);
	}
	return (
		<div className="frame on-dark video-stand-in" data-height="video">
			<div className="frame-space">
				<p className="video-title">
					<Words>{title}</Words>
				</p>
				<Button className="map-load" onClick={() => setIsWanted(true)}>
					<Play className="icon" />
					{words.load}
				</Button>
				<p>{words.note}</p>
				<Link href={url} isExternal className="text-link">
					{words.direct}
				</Link>
			</div>
		</div>
	);
}
