import type corporate from "content:corporate";
import { ArrowUpRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Voices } from "../voices.tsx";

/** Three teams under the photograph, and where all reviews are (CORP-02, C-29). */
export function TeamVoices({
	voices,
}: {
	voices: (typeof corporate)["voices"];
}) {
	return (
		<div className="team-voices">
			<div className="wrap">
				<div className="section-head">
					<h2>{voices.title}</h2>
					<p className="section-links">
						<Link href={voices.reviews} isExternal className="text-link">
							{voices.reviewsLink}
							<ArrowUpRight className="icon" />
						</Link>
					</p>
				</div>
				<Voices people={voices.people} />
			</div>
		</div>
	);
}
