# Runs on the server as `sh -s -- COMMAND SITE …`. SITE is the folder of all releases. In a release:
#   own/      the files of its build
#   client/   the files to serve: own/, and hashed files of earlier builds that open pages may load
#   hosts/    settings of nginx and Caddy for this release
#   hashed    the folders of own/ whose file names contain a content hash, one per line
#   before    the name of the release that was live before
#   replaced  an empty file; its time says when the release was replaced
set -eu
command=$1
mkdir -p "$2/releases"
cd "$2"
shift 2

live() { [ ! -L current ] || basename "$(readlink current)"; }
before() { cat "releases/$1/before" 2>/dev/null || :; }
# True for seven days after the release was replaced: open pages may still load its files.
is_recent() { [ -n "$(find "releases/$1/replaced" -mmin -10080 2>/dev/null)" ]; }

# keep_hashed FROM TO: hard-links the hashed files of FROM that TO lacks.
keep_hashed() {
	while read -r folder; do
		from=$PWD/releases/$1/own/$folder to=releases/$2/client/$folder
		[ -d "$from" ] || continue
		mkdir -p "$to"
		rsync -a --ignore-existing --link-dest="$from" "$from/" "$to/"
	done <"releases/$1/hashed"
}

make_live() {
	old=$(live)
	rsync -a --link-dest="$PWD/releases/$1/own" "releases/$1/own/" "releases/$1/client/"
	for path in releases/*; do
		other=$(basename "$path")
		[ "$other" != "$1" ] || continue
		[ "$other" = "$old" ] || is_recent "$other" || continue
		keep_hashed "$other" "$1"
	done
	# While the web server reloads its settings, it may look for a new page's files in the old
	# release.
	[ -z "$old" ] || keep_hashed "$1" "$old"
	rm -f "releases/$1/replaced"
	ln -sfn "releases/$1" "next.$1"
	# A rename replaces the link in one step; `ln -sfn` would remove the old link first.
	mv -T "next.$1" current
	[ -z "$old" ] || [ "$old" = "$1" ] || touch "releases/$old/replaced"
}

case $command in
# prepare RELEASE: creates the release and prints the name of the live one.
prepare)
	if [ -e current ] && [ ! -L current ]; then
		echo "$PWD/current is a folder, but it must be a link that deploys may replace. Move it away once, then deploy again." >&2
		exit 1
	fi
	mkdir "releases/$1" "releases/$1/own" "releases/$1/hosts"
	live
	;;
# activate RELEASE FOLDER…: makes the release live; FOLDERs contain its hashed files.
activate)
	release=$1
	shift
	printf '%s\n' "$@" >"releases/$release/hashed"
	live >"releases/$release/before"
	make_live "$release"
	;;
# back EXPECTED: makes the previous release live and prints its build.json. Fails if EXPECTED is
# given and not live.
back)
	expected=$1
	now=$(live)
	target=$(before "$now")
	if [ -n "$expected" ] && [ "$expected" != "$now" ]; then
		echo "$expected is not live; ${now:-nothing} stays." >&2
		exit 1
	fi
	if [ -z "$target" ] || [ ! -d "releases/$target/own" ]; then
		echo "There is no earlier build on the server." >&2
		exit 1
	fi
	make_live "$target"
	cat "releases/$target/own/build.json"
	;;
# prune: removes releases that no page needs, and incomplete uploads older than a day.
prune)
	now=$(live)
	for path in releases/*; do
		other=$(basename "$path")
		[ "$other" != "$now" ] && [ "$other" != "$(before "$now")" ] || continue
		! is_recent "$other" || continue
		[ -e "$path/replaced" ] || [ -n "$(find "$path" -maxdepth 0 -mmin +1440)" ] || continue
		rm -rf "$path"
	done
	;;
esac
